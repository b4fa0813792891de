import { Button, Card, MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { Part } from './Part';
import { start } from './start';

start(
  <MantineProvider>
    <Card>
      <Button>Of the host</Button>
      <Part />
    </Card>
  </MantineProvider>,
);
