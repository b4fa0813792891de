import { SocietiesProvider, SocietyCard, TextField, type Society } from 'societies-ui';
import 'societies-ui/fonts.css';
import 'societies-ui/page.css';

interface PageProps {
  society: Society;
  onOpen: ((society: Society) => void) | undefined;
  error: string | undefined;
  currency: string | undefined;
}

/** Hands on what may be undefined, which `exactOptionalPropertyTypes` allows only where a prop says so. */
export const Page = ({ society, onOpen, error, currency }: PageProps) => (
  <SocietiesProvider currency={currency}>
    <SocietyCard society={society} onOpen={onOpen && (() => onOpen(society))} />
    <TextField label="Name" error={error} limit={undefined} />
  </SocietiesProvider>
);
