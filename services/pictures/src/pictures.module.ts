import { Module } from '@nestjs/common';
import { PictureUploads } from './picture-uploads';
import { SquareEncoder } from './square-encoder';

/** The way of square pictures into facts: one queue for all of them. */
@Module({ providers: [SquareEncoder, PictureUploads], exports: [PictureUploads] })
export class PicturesModule {}
