import * as Toast from '@radix-ui/react-toast';
import {
  Button,
  Card,
  Checkbox,
  Dialog,
  Flex,
  Grid,
  Heading,
  Tabs,
  Text,
  TextField,
  Theme,
} from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { useState } from 'react';
import { picture, societies, tabs } from './data';
import { start } from './start';
import './page.css';

const Cards = ({ onJoin }: { onJoin: (text: string) => void }) => (
  <Grid columns="4" gap="5">
    {societies.map((society) => (
      <Card key={society.id} asChild>
        <article>
          <img className="picture" src={picture} alt="" />
          <Heading as="h3" size="4">
            {society.name}
          </Heading>
          <Text as="p">{society.text}</Text>
          <Button onClick={() => onJoin(`Joined ${society.name}`)}>Join</Button>
        </article>
      </Card>
    ))}
  </Grid>
);

const Page = () => {
  const [page, setPage] = useState(1);
  const [toast, setToast] = useState('');
  return (
    <Toast.Provider>
      <main>
        <TextField.Root type="search" placeholder="Search..." aria-label="Search" />
        <Text as="label">
          <Checkbox /> Science
        </Text>
        <Dialog.Root>
          <Dialog.Trigger>
            <Button>Create your own</Button>
          </Dialog.Trigger>
          <Dialog.Content>
            <Dialog.Title>Join?</Dialog.Title>
          </Dialog.Content>
        </Dialog.Root>
        <Tabs.Root defaultValue="All">
          <Tabs.List>
            {tabs.map((tab) => (
              <Tabs.Trigger key={tab} value={tab}>
                {tab}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="All">
            <Cards onJoin={setToast} />
          </Tabs.Content>
        </Tabs.Root>
        <Flex gap="2">
          {[1, 2, 3, 4].map((number) => (
            <Button key={number} variant={number === page ? 'solid' : 'soft'} onClick={() => setPage(number)}>
              {number}
            </Button>
          ))}
        </Flex>
        <Toast.Root open={toast !== ''} onOpenChange={() => setToast('')}>
          <Toast.Title>{toast}</Toast.Title>
        </Toast.Root>
        <Toast.Viewport />
      </main>
    </Toast.Provider>
  );
};
const inside = <Page />;

start(({ theme }) => (
  <Theme accentColor={theme ? 'teal' : 'violet'} appearance={theme ? 'dark' : 'light'}>
    {inside}
  </Theme>
));
