import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A job posting on a page of this machine, as schema.org describes one. */
export async function startPosting({ title, city }: { title: string; city: string }) {
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: '<p>Look after people through the night.</p>',
    datePosted: '2026-11-01',
    hiringOrganization: { '@type': 'Organization', name: 'Example Clinic' },
    jobLocation: { address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'NL' } },
  };
  const page = `<!doctype html><title>${title}</title><script type="application/ld+json">${JSON.stringify(posting)}</script>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs/1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
