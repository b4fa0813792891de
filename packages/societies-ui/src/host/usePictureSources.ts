import { useContext } from 'react';
import { smallerPictures } from 'societies-contract';
import { SocietiesContext } from './SocietiesContext.ts';

/** Attributes by which a browser chooses among the widths of a picture. */
export interface PictureSources {
  srcSet?: string;
  sizes?: string;
}

/**
 * Where smaller pictures are, as the host says, or as the product's storage has them.
 * @returns a function that takes the address, the most pixels across that the picture is stored with, and how wide its place is, as
 * the attribute `sizes` says it. Nothing if there are no smaller ones.
 */
export function usePictureSources(): (src: string, stored: number, sizes: string) => PictureSources {
  const { pictureSources = smallerPictures } = useContext(SocietiesContext);
  return (src, stored, sizes) => {
    const smaller = pictureSources(src).filter(({ width }) => width < stored);
    if (smaller.length === 0) return {};
    const all = [...smaller, { src, width: stored }];
    return { srcSet: all.map((one) => `${one.src} ${one.width}w`).join(', '), sizes };
  };
}
