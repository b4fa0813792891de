import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Pagination from '@mui/material/Pagination';
import Snackbar from '@mui/material/Snackbar';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { picture, societies, tabs } from './data';
import { start } from './start';
import './page.css';

const themes = [
  createTheme({ palette: { mode: 'light', primary: { main: '#302d53' } } }),
  createTheme({ palette: { mode: 'dark', primary: { main: '#1e7a6b' } } }),
] as const;

const Grid = ({ onJoin }: { onJoin: (text: string) => void }) => (
  <div className="grid">
    {societies.map((society) => (
      <Card key={society.id} component="article">
        <CardMedia component="img" image={picture} alt="" />
        <CardContent>
          <Typography variant="h6" component="h3">
            {society.name}
          </Typography>
          <Typography>{society.text}</Typography>
        </CardContent>
        <CardActions>
          <Button variant="contained" onClick={() => onJoin(`Joined ${society.name}`)}>
            Join
          </Button>
        </CardActions>
      </Card>
    ))}
  </div>
);

const Page = () => {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState(false);
  const [toast, setToast] = useState('');
  const [tab, setTab] = useState(0);
  return (
    <main>
      <TextField type="search" placeholder="Search..." aria-label="Search" />
      <FormControlLabel control={<Checkbox />} label="Science" />
      <Button variant="contained" onClick={() => setOpen(true)}>
        Create your own
      </Button>
      <Tabs value={tab} onChange={(_, next: number) => setTab(next)}>
        {tabs.map((name) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
      {tab === 0 && <Grid onJoin={setToast} />}
      <Pagination count={4} page={page} onChange={(_, next) => setPage(next)} />
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Join?</DialogTitle>
      </Dialog>
      <Snackbar open={toast !== ''} message={toast} autoHideDuration={3000} onClose={() => setToast('')} />
    </main>
  );
};
const inside = <Page />;

start(({ theme }) => <ThemeProvider theme={themes[theme] ?? themes[0]}>{inside}</ThemeProvider>);
