import {
  Button,
  Card,
  Checkbox,
  createTheme,
  Image,
  MantineProvider,
  Modal,
  Pagination,
  SimpleGrid,
  Tabs,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import '@mantine/core/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { useState } from 'react';
import { picture, societies, tabs } from './data';
import { start } from './start';

const themes = [createTheme({ primaryColor: 'violet' }), createTheme({ primaryColor: 'teal' })] as const;

const Grid = () => (
  <SimpleGrid cols={4}>
    {societies.map((society) => (
      <Card key={society.id} component="article" shadow="sm" padding="lg" radius="md">
        <Image src={picture} alt="" />
        <Title order={3}>{society.name}</Title>
        <Text>{society.text}</Text>
        <Button onClick={() => notifications.show({ message: `Joined ${society.name}` })}>Join</Button>
      </Card>
    ))}
  </SimpleGrid>
);

const Page = () => {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState(false);
  return (
    <main>
      <TextInput type="search" aria-label="Search" placeholder="Search..." />
      <Checkbox label="Science" />
      <Button onClick={() => setOpen(true)}>Create your own</Button>
      <Tabs defaultValue="All">
        <Tabs.List>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="All">
          <Grid />
        </Tabs.Panel>
      </Tabs>
      <Pagination total={4} value={page} onChange={setPage} />
      <Modal opened={open} onClose={() => setOpen(false)} title="Join?" />
      <Notifications />
    </main>
  );
};
const inside = <Page />;

start(({ theme }) => (
  <MantineProvider theme={themes[theme]} forceColorScheme={theme ? 'dark' : 'light'}>
    {inside}
  </MantineProvider>
));
