import { fold } from './folding.ts';
import { importFieldsOf, type ImportField, type ImportKind } from './imports.ts';

/* Which column of a file becomes what. The page and the server make the same guess. */

/** Ids of other systems are no names here, but say which column means the society. */
const societyIds = ['societyid', 'groupid', 'clubid', 'organizationid', 'organisationid'] as const;
const societyNames = [
  ...['society', 'societyname', 'group', 'groupname', 'club', 'clubname', 'clubsociety', 'societyclub'],
  ...['organization', 'organizationname', 'organisation', 'organisationname', 'hostorganization'],
  ...['studentgroup', 'studentorganization', 'studentorganisation', 'gesellschaft', 'gruppe', 'verein'],
] as const;

/** Headings that other systems and offices write for each field, folded and without signs; the first one that is there counts. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  university_id: [
    ...['universityid', 'uniid', 'studentid', 'studentnumber', 'studentno', 'studentidnumber', 'idnumber'],
    ...['matriculationnumber', 'sisid', 'cardnumber', 'cardid', 'universityuserid', 'campusid', 'username'],
    ...['matrikelnummer', 'id'],
  ],
  first_name: ['firstname', 'firstnames', 'forename', 'forenames', 'givenname', 'givennames', 'vorname'],
  last_name: ['lastname', 'surname', 'familyname', 'nachname'],
  email: [
    ...['email', 'emailaddress', 'universityemail', 'campusemail', 'primaryemail', 'schoolemail', 'mail'],
    'emailadresse',
  ],
  name: ['name', 'eventname', 'eventtitle', 'title', 'event', 'titel', ...societyNames],
  category: [
    ...['category', 'categories', 'grouptype', 'groupcategory', 'organizationtype', 'organisationtype'],
    ...['clubtype', 'societytype', 'groupingtype', 'organizationcategory', 'type', 'kategorie'],
  ],
  description: [
    ...['description', 'eventdescription', 'groupdescription', 'organizationdescription', 'summary'],
    ...['mission', 'missionstatement', 'about', 'details', 'beschreibung'],
  ],
  society: [...societyNames, ...societyIds],
  joined: [
    ...['joined', 'datejoined', 'joindate', 'joinedon', 'membersince', 'membershipstart', 'effectivedate'],
    ...['purchasedate', 'datepurchased', 'dateofpurchase', 'startdate', 'positionstartdate', 'beitritt'],
    'beigetretenam',
  ],
  role: [
    ...['role', 'rolename', 'position', 'positionname', 'positiontitle', 'officertitle', 'committeerole'],
    ...['committeeposition', 'title', 'funktion', 'amt', 'rolle'],
  ],
  datetime: [
    ...['datetime', 'startson', 'startdatetime', 'startdateandtime', 'eventstart', 'starts'],
    ...['start', 'startdate', 'eventdate', 'date', 'beginn', 'datum'],
  ],
  time: ['time', 'starttime', 'eventtime', 'startzeit', 'uhrzeit'],
  ends: ['ends', 'endson', 'enddatetime', 'enddateandtime', 'eventend', 'endtime', 'end', 'ende'],
  duration: ['duration', 'length', 'hours', 'dauer'],
  venue: ['venue', 'location', 'locationname', 'eventlocation', 'place', 'room', 'ort', 'raum'],
  max_participants: [
    ...['maxparticipants', 'capacity', 'maxattendees', 'maximumattendees', 'maxregistrations', 'places'],
    ...['spaces', 'limit', 'platze', 'kapazitat'],
  ],
  price: ['price', 'ticketprice', 'cost', 'fee', 'preis'],
};

/** A heading as it is compared: folded, letters and digits alone. */
export const headingKey = (heading: string): string => fold(heading).replace(/[^\p{L}\p{N}]/gu, '');

/** Characters of a heading that tell its column from others. */
const longestName = 80;

/** Gives each column a name of its own: the second of a name becomes `Email (2)`, one without a name `Column 3`. */
export function columnNames(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  return cells.map((cell, index) => {
    const shown = [...cell.trim().replace(/\s+/g, ' ')].slice(0, longestName).join('');
    const name = shown || `Column ${index + 1}`;
    let own = name;
    for (let copy = 2; taken.has(own); copy += 1) own = `${name} (${copy})`;
    taken.add(own);
    return own;
  });
}

/**
 * Guesses what each column becomes, by its heading; null if nothing. A heading that is there twice is not guessed, because nobody can
 * tell which of the two is meant.
 */
export function guessColumns(kind: ImportKind, cells: readonly string[]): (ImportField | null)[] {
  const keys = cells.map(headingKey);
  const guess: (ImportField | null)[] = cells.map(() => null);
  for (const field of importFieldsOf(kind)) {
    for (const heading of headings[field]) {
      const at = keys.indexOf(heading);
      if (at === -1) continue;
      if (guess[at] === null && keys.lastIndexOf(heading) === at) {
        guess[at] = field;
        break;
      }
      // The better heading is there twice: a worse one would hide that.
      if (keys.lastIndexOf(heading) !== at) break;
    }
  }
  return guess;
}

/** Systems whose exports are recognised, by their names. */
export const importSources = {
  campusgroups: 'CampusGroups',
  engage: 'Engage',
  msl: 'MSL',
  sums: 'SUMS',
} as const;
export type ImportSource = keyof typeof importSources;

/** Headings that only one of the systems writes. */
const headingsOf: Readonly<Record<ImportSource, readonly string[]>> = {
  campusgroups: [
    ...['group', 'groupname', 'grouptype', 'groupid', 'datejoined', 'accounttype', 'membertype', 'optintags'],
    ...['studentnumber', 'officertitle', 'eventstart', 'eventend'],
  ],
  engage: [
    ...[
      'organizationname',
      'organizationid',
      'positionname',
      'positionstartdate',
      'positionenddate',
      'sisid',
    ],
    ...['campusemail', 'cardid', 'startson', 'endson', 'username', 'organizationtype'],
  ],
  msl: [
    ...['cardnumber', 'effectivedate', 'expirydate', 'groupingtype', 'grouping', 'universityuserid'],
    ...['organisation', 'purchasedate', 'mslid'],
  ],
  sums: [
    ...[
      'clubsociety',
      'societyclub',
      'membershiptype',
      'dateofpurchase',
      'datepurchased',
      'committeeposition',
    ],
    ...['clubtype', 'sumsid'],
  ],
};

/** The system that a file seems to come from: the one with the most headings of its own, at least two; otherwise null. */
export function importSourceOf(cells: readonly string[]): ImportSource | null {
  const keys = new Set(cells.map(headingKey));
  const [best, next] = (Object.keys(headingsOf) as ImportSource[])
    .map((source) => ({ source, count: headingsOf[source].filter((key) => keys.has(key)).length }))
    .toSorted((one, other) => other.count - one.count);
  return best && next && best.count >= 2 && best.count > next.count ? best.source : null;
}
