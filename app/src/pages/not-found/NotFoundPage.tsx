import { NotFound, useMessages, type Widened } from 'societies-ui';

const notFoundTexts = {
  title: 'Page not found',
} as const;

declare global {
  interface SocietiesMessages {
    AppNotFound: Widened<typeof notFoundTexts>;
  }
}

export default function NotFoundPage() {
  const texts = useMessages('AppNotFound', notFoundTexts);
  return (
    <>
      <title>{`${texts.title} · Constellation`}</title>
      <NotFound />
    </>
  );
}
