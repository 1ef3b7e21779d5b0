/** What is billed, behind how many of them. */
export const invoicePackages = {
  carton: '{count, plural, one {carton} other {cartons}}',
  caisse: '{count, plural, one {crate} other {crates}}',
  colis: '{count, plural, one {parcel} other {parcels}}',
  sac: '{count, plural, one {bag} other {bags}}',
  sachet: '{count, plural, one {sachet} other {sachets}}',
  poche: '{count, plural, one {pouch} other {pouches}}',
  paquet: '{count, plural, one {packet} other {packets}}',
  bouteille: '{count, plural, one {bottle} other {bottles}}',
  fût: '{count, plural, one {keg} other {kegs}}',
  boîte: '{count, plural, one {tin} other {tins}}',
  pot: '{count, plural, one {jar} other {jars}}',
  seau: '{count, plural, one {bucket} other {buckets}}',
  tube: '{count, plural, one {tube} other {tubes}}',
  botte: '{count, plural, one {bunch} other {bunches}}',
  douzaine: '{count, plural, one {dozen} other {dozens}}',
  cent: '{count, plural, one {hundred} other {hundreds}}',
} as const
