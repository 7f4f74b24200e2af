/**
 * The build on real web servers, with the configurations of docs/hosting.
 *
 *     const host = await HOSTS.Caddy();
 *     await page.goto(host.url);
 *     await host.close();
 *
 * Only what names the place is exchanged: the address, the folder, the certificate.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { env } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "./programs.mjs";
import { DIST, ROOT } from "./serve.mjs";

/** @typedef {{ url: string, plain: string, stop: () => Promise<void>, close: () => Promise<void> }} Host `plain`: where nginx is asked without TLS, if that is another place */

/** What is served. */
export const SITE = resolve(env.BASTIDE_DIST ?? DIST);

/** Each by its name. */
export const HOSTS = { nginx, Caddy };

/** Where they are, if they are there. @type {Record<string, string | undefined>} */
export const PROGRAMS = { nginx: findProgram("NGINX", ["nginx"]), Caddy: findProgram("CADDY", ["caddy"]) };

/** Where Debian's package puts the module that sends files packed by Brotli, if it is there: with the system's programs or beside this one. */
export const BROTLI = [join(dirname(PROGRAMS.nginx ?? ROOT), "../lib/nginx/modules"), "/usr/lib/nginx/modules"]
  .map((folder) => join(folder, "ngx_http_brotli_static_module.so"))
  .find((path) => existsSync(path));

/** @returns {Promise<Host>} */
async function nginx() {
  const folder = await mkdtemp(join(tmpdir(), "bastide-nginx-"));
  const [port, plain] = await freePorts(2);
  const written = await readFile(join(ROOT, "docs/hosting/nginx.conf"), "utf8");
  const here = exchanged(written, {
    "listen 80;": `listen 127.0.0.1:${plain};`,
    "listen [::]:80;": "",
    "listen 443 ssl http2;": `listen 127.0.0.1:${port};`,
    "listen [::]:443 ssl http2;": "",
    "ssl_certificate     /etc/ssl/certs/bastide.example.pem;": "",
    "ssl_certificate_key /etc/ssl/private/bastide.example.key;": "",
    "root /srv/bastide;": `root ${SITE};`,
    "# brotli_static on;": BROTLI ? "brotli_static on;" : "",
  });
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join("\n");
  const around = `${BROTLI ? `load_module ${BROTLI};\n` : ""}daemon off;\nmaster_process off;\npid ${join(folder, "pid")};\nevents {}\nhttp {\naccess_log off;\n${places}\n${here}}\n`;
  await writeFile(join(folder, "nginx.conf"), around);
  return run(folder, PROGRAMS.nginx ?? "nginx", ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")], {}, port, plain);
}

/** @returns {Promise<Host>} */
async function Caddy() {
  const folder = await mkdtemp(join(tmpdir(), "bastide-caddy-"));
  const [port] = await freePorts(1);
  const file = join(folder, "Caddyfile");
  await writeFile(file, `{\nadmin off\ndefault_bind 127.0.0.1\n}\nimport ${join(ROOT, "docs/hosting/Caddyfile")}\n`);
  const settings = { BASTIDE_SITE: `http://127.0.0.1:${port}`, BASTIDE_ROOT: SITE, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return run(folder, PROGRAMS.Caddy ?? "caddy", ["run", "--config", file, "--adapter", "caddyfile"], settings, port, port);
}

/**
 * Starts a server and waits until it answers.
 *
 * @param {string} folder what it writes
 * @param {string} program
 * @param {string[]} words
 * @param {Record<string, string>} settings
 * @param {number} port
 * @param {number} plain
 * @returns {Promise<Host>}
 */
async function run(folder, program, words, settings, port, plain) {
  const server = spawn(program, words, { env: { ...env, ...settings }, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise((done) => server.once("close", done).once("error", done));
  let said = "";
  server.stderr.on("data", (text) => (said += text));
  async function stop() {
    server.kill();
    await ended;
  }
  async function close() {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
  const [url, end] = [`http://127.0.0.1:${port}/`, Date.now() + 15_000];
  while (!(await fetch(url, { method: "HEAD" }).catch(() => undefined))) {
    if (server.exitCode === null && !server.killed && Date.now() < end) await pause(50);
    else {
      await close();
      throw new Error(`${program} does not answer at ${url}: ${said}`);
    }
  }
  return { url, plain: `http://127.0.0.1:${plain}/`, stop, close };
}

/**
 * @param {string} text
 * @param {Record<string, string>} words each must be there once
 */
function exchanged(text, words) {
  for (const [word, by] of Object.entries(words)) {
    if (text.split(word).length !== 2) throw new Error(`docs/hosting/nginx.conf does not hold once: ${word}`);
    text = text.replace(word, () => by);
  }
  return text;
}

/** @param {number} count */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => new Promise((done) => server.once("listening", done))));
  const ports = servers.map((server) => /** @type {import("node:net").AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
