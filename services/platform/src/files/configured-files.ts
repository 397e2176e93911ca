import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config';
import { DiskFiles } from './disk-files';
import type { FileStore } from './file-store';
import { S3Files } from './s3-files';

/** The bucket of `S3_URL`, else the folder `FILES_DIR`; outside production, where neither is set, one that may vanish. */
export const filesOf = ({ S3_URL, FILES_DIR }: Pick<Config, 'S3_URL' | 'FILES_DIR'>): FileStore =>
  S3_URL === '' ? new DiskFiles(FILES_DIR || join(tmpdir(), 'fieldhouse-files')) : new S3Files(S3_URL);
