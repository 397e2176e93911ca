import { sniffed } from './sniffing';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const archive = (...names: readonly string[]): Buffer => latin(`PK\x03\x04\x14\0${names.join('\0\x01')}`);
const gpx = '<gpx version="1.1"><trk/></gpx>';

it.each([
  ['a JPEG picture', latin('\xFF\xD8\xFF\xE0\0'), 'picture'],
  ['a PNG picture', latin('\x89PNG\r\n\x1A\n\0'), 'picture'],
  ['a GIF picture', latin('GIF89a\x01\0'), 'picture'],
  ['a WebP picture', latin('RIFF\x10\0\0\0WEBPVP8 '), 'picture'],
  ['a PDF', latin('%PDF-1.7\n\xE2\xE3'), 'application/pdf'],
  ['a workbook', archive('[Content_Types].xml', 'xl/workbook.xml'), XLSX],
  ['a table', Buffer.from('\uFEFFName,Number\nÅsa,7\n'), 'text/csv'],
  ['a table of another language', latin('Name;Nr\r\nJ\xFCrgen;7\r\n'), 'text/csv'],
  ['a track', Buffer.from(`<?xml version="1.0"?>\n<!-- by hand --> ${gpx}`), 'application/gpx+xml'],
])('knows %s', (_, bytes, type) => {
  expect(sniffed(bytes)).toBe(type);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a vector picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>,')],
  ['a page behind spaces', Buffer.from('\uFEFF \n<html>,</html>')],
  ['a track with a DTD', Buffer.from(`<!DOCTYPE gpx SYSTEM "file:///etc/passwd">${gpx}`)],
  ['a page that names a track', Buffer.from(`<html>${gpx}</html>`)],
  ['another archive', archive('META-INF/MANIFEST.MF')],
  ['a document of another kind', archive('[Content_Types].xml', 'word/document.xml')],
  ['a workbook with programs', archive('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
  ['a program', latin('\x7FELF\x02,')],
  ['a program of another system', latin('MZ\x90\0,')],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['a PDF behind something else', Buffer.from('<html>%PDF-1.7')],
  ['a text in two bytes a letter', Buffer.from('a,b', 'utf16le')],
  ['a picture of another format', latin('BM\x3A\0\0\0')],
])('takes no %s', (_, bytes) => {
  expect(sniffed(bytes)).toBeNull();
});
