/** What is billed, behind how many of them. */
export const invoicePackages = {
  carton: '{count, plural, one {carton} other {cartons}}',
  caisse: '{count, plural, one {caisse} other {caisses}}',
  colis: '{count, plural, one {colis} other {colis}}',
  sac: '{count, plural, one {sac} other {sacs}}',
  sachet: '{count, plural, one {sachet} other {sachets}}',
  poche: '{count, plural, one {poche} other {poches}}',
  paquet: '{count, plural, one {paquet} other {paquets}}',
  bouteille: '{count, plural, one {bouteille} other {bouteilles}}',
  fût: '{count, plural, one {fût} other {fûts}}',
  boîte: '{count, plural, one {boîte} other {boîtes}}',
  pot: '{count, plural, one {pot} other {pots}}',
  seau: '{count, plural, one {seau} other {seaux}}',
  tube: '{count, plural, one {tube} other {tubes}}',
  botte: '{count, plural, one {botte} other {bottes}}',
  douzaine: '{count, plural, one {douzaine} other {douzaines}}',
  cent: '{count, plural, one {centaine} other {centaines}}',
} as const
