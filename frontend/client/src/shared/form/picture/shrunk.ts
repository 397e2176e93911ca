const FROM_BYTES = 1_048_576;
/** Longest edge that is sent, in pixels: at the largest zoom, what is kept still has about as many as it is shown with. */
const EDGE = 2_560;
const QUALITY = 0.9;

/**
 * A large picture made smaller before it is sent: cameras of phones make them far larger than a card needs, and at the
 * field the connection is bad. It is turned as it is shown. @returns the file itself when it is small, or when the
 * browser cannot draw it
 */
export const shrunk = async (file: File): Promise<File> => {
  if (file.size <= FROM_BYTES || !('createImageBitmap' in window)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, EDGE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // What is transparent would turn black.
    context.fillStyle = '#FFFFFF';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return made && made.size < file.size ? new File([made], 'photo.jpg', { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
};
