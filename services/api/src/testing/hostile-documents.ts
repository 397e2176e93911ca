import { deflateRawSync } from 'node:zlib';
import { PAYLOAD } from './hostile-pictures';
import type { HostileUpload } from './hostile-uploads';

/** An archive entry, as far as readers that go from the front need it. */
const entry = (name: string, packed: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
};
const HUGE = 200 * 1024 * 1024;
const archive = (...names: readonly string[]): Buffer => {
  const bomb = deflateRawSync(Buffer.alloc(HUGE));
  return Buffer.concat(names.map((name) => entry(name, bomb, HUGE)));
};
const BOUNDARY = 'xXdocumentXx';
const sent = (name: string, fileName: string, body: Buffer | string): HostileUpload => ({
  name,
  contentType: `multipart/form-data; boundary=${BOUNDARY}`,
  body: Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n`),
    Buffer.from('content-type: text/html\r\n\r\n'),
    Buffer.from(body),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
});

/** Documents that would fill the memory of whoever unpacks them, run in whoever shows them, or lead readers elsewhere. */
export const hostileDocuments = (): readonly HostileUpload[] => [
  sent('workbook of zeros', 'plan.xlsx', archive('[Content_Types].xml', 'xl/workbook.xml')),
  sent(
    'workbook with programs',
    'plan.xlsx',
    archive('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'),
  ),
  sent('archive', 'plan.xlsx', archive('a.txt')),
  sent('page as table', 'plan.csv', `<script>/*${PAYLOAD}*/</script>,`),
  sent('page as PDF', 'plan.pdf', `<html>%PDF-1.7 ${PAYLOAD}</html>`),
  sent('PDF with a page in it', 'page.html', `%PDF-1.7\n<script>${PAYLOAD}</script>`),
  sent(
    'track that reads files',
    'run.gpx',
    `<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx>&a;</gpx>`,
  ),
];
