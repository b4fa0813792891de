export { MessageText as default } from 'societies-ui/messages';
