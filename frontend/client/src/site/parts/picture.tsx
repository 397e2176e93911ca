import type { PictureName } from '../../content/names';
import { createContext, useContext } from 'react';
import { PICTURES, type BuiltPicture, type BuiltPictures, type PictureSource } from './picture-names';

export const PicturesContext = createContext<BuiltPictures>({});

type Props = {
  readonly name: PictureName;
  /** How wide it is shown, for the browser to choose a file. */
  readonly sizes: string;
  /** In sight at once: fetched first. */
  readonly first?: boolean;
};

/** A screenshot, light or dark by scheme. The one that is not shown is not fetched: it is lazy and has no box. */
export const Picture = ({ name, sizes, first = false }: Props) => {
  const built = useContext(PicturesContext);
  const { light, dark, alt } = PICTURES[name];
  const schemes = [
    ['only-light', light],
    ['only-dark', dark],
  ] as const;
  return schemes.map(([className, file]) => {
    const picture = built[file];
    return picture && <Sources key={file} {...{ picture, className, alt, sizes, first }} />;
  });
};

type SourcesProps = Omit<Props, 'name'> & {
  readonly picture: BuiltPicture;
  readonly className: string;
  readonly alt: string;
};
const Sources = ({ picture, className, alt, sizes, first }: SourcesProps) => (
  <picture className={className}>
    <source type="image/avif" srcSet={srcSet(picture.avif)} sizes={sizes} />
    <img
      src={picture.webp.at(-1)?.url}
      srcSet={srcSet(picture.webp)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
    />
  </picture>
);

/** A list of files as `srcset` takes it. */
export const srcSet = (sources: readonly PictureSource[]): string =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
