import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError, root } from '../setup.mjs';
import { until } from './until.mjs';

/** A certificate for localhost that is good for a day and nobody but this machine knows. */
const makeCertificate = (folder) => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', key, '-out', certificate],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new SetupError(`openssl made no certificate: ${stderr}`);
  return { key, certificate };
};

/** Starts nginx with the settings that the documentation gives, in front of these API ports. @returns its end */
export const startProxy = async (folder, port, apiPorts) => {
  const dir = join(folder, 'proxy');
  mkdirSync(dir, { recursive: true });
  const { key, certificate } = makeCertificate(dir);
  const [one, two] = apiPorts.map((api) => `127.0.0.1:${api}`);
  const values = { API_1: one, API_2: two, LISTEN: `127.0.0.1:${port}`, CERTIFICATE: certificate, KEY: key };
  const given = readFileSync(join(root, 'docs/proxy/nginx.conf'), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  );
  const settings = Object.entries(values)
    .reduce((text, [name, value]) => text.replace(new RegExp(`(?<= )${name}(?=[ ;])`), value), given)
    .replace('http {', `http {\n  ${temporary.join(' ')}`);
  const file = join(dir, 'nginx.conf');
  // Started by root it would go on as nobody, who may not write into the folder of this run.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  writeFileSync(
    file,
    `${user}daemon off; pid ${join(dir, 'pid')}; error_log ${join(dir, 'error.log')};\n${settings}`,
  );
  const nginx = spawn('nginx', ['-p', dir, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  let ended = false;
  const end = new Promise((done) => nginx.once('exit', done)).then(() => (ended = true));
  await until('the proxy listens', async () => {
    if (ended) throw new SetupError('nginx did not start; its message is above.');
    return (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) !== null;
  });
  return async () => {
    nginx.kill('SIGTERM');
    await end;
  };
};
