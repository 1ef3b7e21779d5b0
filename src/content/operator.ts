/** A text in both languages of the interface. */
type BothLanguages = { readonly fr: string; readonly en: string }

/**
 * Who runs this installation, as the pages and the legal texts name it and where messages of the contact form go.
 * Everything here is a placeholder that says so: the operator puts its own details in this folder, nowhere else.
 */
export const operator = {
  name: {
    fr: 'Nom de l’exploitant à renseigner',
    en: 'Name of the operator to be filled in',
  } satisfies BothLanguages,
  /** Of the company, as its register has it. */
  legalForm: { fr: 'Forme juridique à renseigner', en: 'Legal form to be filled in' } satisfies BothLanguages,
  capital: { fr: 'Capital à renseigner', en: 'Share capital to be filled in' } satisfies BothLanguages,
  registration: {
    fr: 'Numéro d’immatriculation à renseigner',
    en: 'Registration number to be filled in',
  } satisfies BothLanguages,
  vatNumber: {
    fr: 'Numéro de TVA à renseigner',
    en: 'VAT number to be filled in',
  } satisfies BothLanguages,
  publicationDirector: {
    fr: 'Directeur de la publication à renseigner',
    en: 'Publication director to be filled in',
  } satisfies BothLanguages,
  /** Where messages of the contact form go. A domain that ends in .invalid does not exist: they are only stored. */
  email: 'contact@exemple.invalid',
  phone: '+33 0 00 00 00 00',
  address: { fr: 'Adresse à renseigner', en: 'Address to be filled in' } satisfies BothLanguages,
  host: {
    name: { fr: 'Nom de l’hébergeur à renseigner', en: 'Name of the host to be filled in' },
    address: { fr: 'Adresse de l’hébergeur à renseigner', en: 'Address of the host to be filled in' },
    phone: '+33 0 00 00 00 01',
  } satisfies { name: BothLanguages; address: BothLanguages; phone: string },
  /** The note about the details above; empty once they are real. */
  notice: {
    fr: 'Coordonnées d’exemple, à remplacer par l’exploitant.',
    en: 'Sample contact details, to be replaced by the operator.',
  } satisfies BothLanguages,
  social: [
    { name: 'Instagram', url: 'https://example.invalid/instagram' },
    { name: 'LinkedIn', url: 'https://example.invalid/linkedin' },
  ],
} as const
