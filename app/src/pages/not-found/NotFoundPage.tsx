import { NotFound } from 'societies-ui';

export default function NotFoundPage() {
  return (
    <>
      <title>Page not found · Constellation</title>
      <NotFound />
    </>
  );
}
