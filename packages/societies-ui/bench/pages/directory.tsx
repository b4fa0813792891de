import { useState } from 'react';
import {
  Button,
  Card,
  CheckboxGroup,
  Modal,
  Pagination,
  SearchField,
  Tabs,
  ThemeScope,
  ToastProvider,
  useToast,
} from 'societies-ui';
import { picture, societies, tabs } from './data';
import './page.css';

const themes = [
  { primary_color: '#302d53', secondary_color: '#564576', tertiary_color: '#564576', text_color: '#ffffff' },
  { primary_color: '#0f4d4a', secondary_color: '#1e7a6b', tertiary_color: '#ffd08a', text_color: '#ffffff' },
] as const;

const Grid = ({ deferred }: { deferred: boolean }) => {
  const toast = useToast();
  return (
    <div className="grid">
      {societies.map((society) => (
        <Card key={society.id} padding="medium" as="article" deferred={deferred}>
          <img className="picture" src={picture} alt="" />
          <h3>{society.name}</h3>
          <p>{society.text}</p>
          <Button onClick={() => toast.success(`Joined ${society.name}`)}>Join</Button>
        </Card>
      ))}
    </div>
  );
};

const Page = ({ deferred }: { deferred: boolean }) => {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState(false);
  return (
    <main>
      <SearchField />
      <CheckboxGroup label="Categories" options={[{ value: 1, label: 'Science' }]} />
      <Button onClick={() => setOpen(true)}>Create your own</Button>
      <Tabs
        label="Societies"
        items={tabs.map((tab) => ({
          id: tab,
          label: tab,
          content: tab === 'All' ? <Grid deferred={deferred} /> : null,
        }))}
      />
      <Pagination page={page} count={4} onPageChange={setPage} />
      <Modal open={open} onClose={() => setOpen(false)} title="Join?" />
    </main>
  );
};

/** The page, with `deferred` cards as the documentation of `Card` says for lists by the hundred, or with all laid out at once. */
export const themed = (deferred: boolean) => {
  const inside = (
    <ToastProvider>
      <Page deferred={deferred} />
    </ToastProvider>
  );
  const Themed = ({ theme }: { theme: 0 | 1 }) => (
    <ThemeScope theme={themes[theme]} colorScheme={theme ? 'dark' : 'light'}>
      {inside}
    </ThemeScope>
  );
  return Themed;
};
