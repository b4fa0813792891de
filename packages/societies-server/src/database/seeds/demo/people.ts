/** A demo user. They are in the order of their university IDs, starting at 10000001. */
export interface DemoPerson {
  university_id: string;
  first_name: string;
  last_name: string;
  is_admin: boolean;
}

/** Users named in decisions.md and in the design pictures. */
const named = [
  ['Ines', 'Okafor'],
  ['Mira', 'Voss'],
  ['Nadia', 'Rahman'],
  ['Leo', 'Castellanos'],
  ['Saoirse', 'Byrne'],
  ['Tom', 'Adeyemi'],
  ['Yuki', 'Tanaka'],
] as const;

const firstNames =
  `Aaliyah Abel Adaeze Aditi Agnes Ahmed Aiko Alasdair Alba Amara Amir Ana Anders Anouk Arjun Astrid Aylin
  Beatriz Ben Bilal Blessing Bronwyn Callum Camille Carlos Chidi Chloe Ciara Daan Dalia Daniel Davide Dinah Dmitri Ebba
  Edith Eilidh Elena Elias Emeka Emre Esme Ewan Farah Fatima Felix Fiona Freya Gabriel Gareth Grace Hamza Hana Harriet
  Hassan Hugo Ifeoma Imogen Ioana Isaac Isla Ivan Jamal Jan Jasmine Jonas Josephine Kai Karim Kenji Khadija Klara Kofi
  Lars Layla Lena Liam Lin Lucia Luca Maeve Malik Marco Margot Maryam Mateo Matilda Mehmet Mei Milan Moses Nasrin Neha
  Niamh Nils Noor Oisin Olena Omar Oscar Pablo Petra Philippa Priya Quentin Rafael Rahul Reza Rhys Rosa Rowan Ruth Sam
  Sana Sebastian Selma Shanice Simon Sofia Sunil Tamsin Tara Theo Tobias Uma Valentina Vikram Wanjiru Wei Xander Yara
  Yusuf Zainab Zara Zoe`.split(/\s+/);

const lastNames =
  `Abara Acheampong Ahmed Andersson Banerjee Barros Bennett Bianchi Brennan Chandra Chen Choi Clarke Cooper
  Costa Dahl Davies Delgado Demir Diallo Doyle Dubois Edwards Eriksen Evans Farouk Fernandes Fischer Fraser Garcia
  Ghosh Grant Gupta Haddad Hansen Hashemi Hughes Hussain Ibrahim Ito Iyer Jansen Jones Kaur Kelly Khan Kim Kowalski
  Kumar Laurent Lee Lindqvist Lopez MacLeod Mahmoud Marino Mbeki Mendes Mensah Mitchell Moreau Mwangi Nakamura Ndiaye
  Nguyen Nilsson Novak Nowak Obi Osei Owusu Papadopoulos Park Patel Pereira Petrov Popescu Price Qureshi Rao Reid
  Ricci Roberts Romero Rossi Saito Santos Schmidt Sharma Silva Singh Sorensen Suzuki Taylor Thomas Torres Varga Walsh
  Wang Weber Williams Wong Yilmaz Zhang`.split(/\s+/);

const count = 300;

/** Steps coprime to the lists' lengths, so that every name is used before one repeats. */
const generated = Array.from({ length: count - named.length }, (_, index) => [
  firstNames[(index * 59) % firstNames.length] ?? '',
  lastNames[(index * 67 + 13) % lastNames.length] ?? '',
]);

export const demoPeople: readonly DemoPerson[] = [...named, ...generated].map(
  ([first = '', last = ''], index) => ({
    university_id: String(10_000_001 + index),
    first_name: first,
    last_name: last,
    is_admin: index === 0,
  }),
);

/** University IDs of users with a special role. */
export const parts = {
  administrator: '10000001',
  president: '10000002',
  eventsOfficer: '10000003',
  member: '10000004',
  newcomer: '10000005',
  vicePresident: '10000006',
  treasurer: '10000007',
} as const;
