import { phrases } from '../../words/word-list.ts'

/** Foods that come in nets beside vegetables and fruit. */
export const NETTED_FOODS = phrases`
¦moule(s)¦
¦bouchot(s)¦
¦huitre(s)¦
¦palourde(s)¦
¦coque(s)¦
¦clam(s)¦
¦praire(s)¦
¦bulot(s)¦
¦bigorneau(x)¦
¦amande(s) de mer¦
¦couteau(x)¦
¦telline(s)¦
¦chataigne(s)¦
¦marron(s)¦
¦noix¦{not  de}
`
