import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Requests an address as a browser does, over an open connection and compressed; returns the answer as values. */
export async function ask(url: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const request = get(url, { agent, headers: { ...headers, 'Accept-Encoding': 'br' } }, (response) => {
      buffer(response).then((body) => {
        const { 'content-encoding': encoding } = response.headers;
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}: ${body}`));
        else resolve(encoding === 'br' ? brotliDecompressSync(body) : body);
      }, reject);
    });
    request.on('error', reject);
  });
  return JSON.parse(bytes.toString()) as unknown;
}
