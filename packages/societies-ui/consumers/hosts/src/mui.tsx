import { Button, CssBaseline, Paper, ThemeProvider, createTheme } from '@mui/material';
import { Part } from './Part';
import { start } from './start';

start(
  <ThemeProvider theme={createTheme()}>
    <CssBaseline />
    <Paper>
      <Button variant="contained">Of the host</Button>
      <Part />
    </Paper>
  </ThemeProvider>,
);
