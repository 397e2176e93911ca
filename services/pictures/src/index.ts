import './picture.problems';

export * from './picture';
export { answerPicture } from './picture-answer';
export { PictureUploads } from './picture-uploads';
export { PictureStore } from './picture.store';
export { PicturesModule } from './pictures.module';
export { readUploadedPicture, uploadedPictureBody, type UploadedPicture } from './uploaded-picture';
