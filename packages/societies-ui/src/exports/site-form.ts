/** Writing the site's own words: its preview and its rules are more than all else that one page of administration loads. */
export { SiteForm, type SiteFormProps, type SiteWords } from '../admin/SiteForm/SiteForm.tsx';
