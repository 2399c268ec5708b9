import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Serves the files of `folder` as compressed HTML, with one worker. Null when the system has no nginx. */
export async function startNginx(port: number, folder: string): Promise<ChildProcess | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configOf(port, folder))
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; tries < 50 && child.exitCode === null; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/nginx.conf`).catch(() => null)) return child
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill()
  throw new Error('nginx did not start')
}

function configOf(port: number, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`)
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events { worker_connections 256; }
    http {
      ${temporary.join('\n')}
      access_log off;
      sendfile on;
      tcp_nopush on;
      open_file_cache max=100;
      keepalive_requests 100000000;
      types {}
      default_type 'text/html; charset=utf-8';
      server {
        listen 127.0.0.1:${port};
        root ${folder};
        add_header content-encoding br;
      }
    }`
}
