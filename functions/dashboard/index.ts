import { readFileSync } from 'node:fs';
import { openEdge } from '../../shared/http/open-edge.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as rows from '../../shared/routes/dashboard.ts';
import { serveDashboard } from './serve-dashboard.ts';
import type { FirstFiles } from './shell.ts';

const fileAt = (name: string) => readFileSync(new URL(`web/${name}`, import.meta.url), 'utf8');
/** The bundler stores the built pages next to this function (infra/build-dashboard.ts). */
const { files, ...first } = JSON.parse(fileAt('manifest.json')) as FirstFiles & { files: string[] };
const known = new Set(files);

export const handler = serveDashboard(
  rows,
  {
    base: new URL(environment.apiUrl).pathname.replace(/\/$/, ''),
    hosts: environment.dashboardHosts,
    first,
    read: (name) => (known.has(name) ? fileAt(name) : undefined),
  },
  openEdge(),
);
