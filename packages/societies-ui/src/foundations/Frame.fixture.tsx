import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';

/** The page's own fonts, which an iframe's document has to declare anew. */
const fontFaces = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .join('\n');

interface FrameProps {
  /** What the frame is called. */
  title: string;
  /** What the page in the frame says of its elements. */
  css: string;
  height: number;
  children: ReactNode;
}

/** A page of its own with CSS of its own, and in it what the library renders, with the library's styles. */
export const Frame = ({ title, css, height, children }: FrameProps) => {
  const [page, setPage] = useState<Document | null>(null);
  return (
    <iframe
      title={title}
      srcDoc={`<!doctype html><html lang="en"><head><title>${title}</title></head><body></body></html>`}
      style={{
        inlineSize: '100%',
        blockSize: height,
        border: '1px solid rgb(128 120 160 / 0.4)',
        background: 'white',
      }}
      onLoad={(event) => {
        const { contentDocument } = event.currentTarget;
        if (!contentDocument) return;
        const style = contentDocument.createElement('style');
        style.textContent = `${fontFaces()}\n${css}`;
        contentDocument.head.append(style);
        setPage(contentDocument);
      }}
    >
      {page && createPortal(<StyleSheetManager target={page.head}>{children}</StyleSheetManager>, page.body)}
    </iframe>
  );
};
