import { NotFound, useMessages, type Widened } from 'societies-ui';

const notFoundMessages = {
  title: 'Page not found',
} as const;

declare global {
  interface SocietiesMessages {
    AppNotFound: Widened<typeof notFoundMessages>;
  }
}

export default function NotFoundPage() {
  const messages = useMessages('AppNotFound', notFoundMessages);
  return (
    <>
      <title>{`${messages.title} · Constellation`}</title>
      <NotFound />
    </>
  );
}
