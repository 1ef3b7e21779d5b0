import { phrases } from '../../words/word-list.ts'

/** What lines of conditions begin with: no product is named so. */
export const CONDITIONS = phrases`
^franco( de)( port)( ht)( [a|des|pour|mini*|en|sur|partout|livr*|jusqu*|si]¦| :|:|$)
^(nos |la |les )livraison(s)( ht| :|:)+ ([offert*|gratuit*|a partir|a domicile|des|possible*|le|les|du|assur*|sous|franco|tou*|en|mini*|inclus*|avant|sur|pour|rapide|jour|journ*|lundi|mardi|mercredi|jeudi|vendredi|samedi|#]¦)
^(nous )livr[ons|e|es|ee|ees] [franco|gratuit*|a partir|des|en|sous|offert*]¦
^(la )commande(s)( :|:)* [avant|mini*|a partir|a passer|passe*|jusqu*|par|des|pour|possible*|livr*|inferieure*|superieure*]¦
^(pour )tout[e|es] (les |la |vos |votre )commande(s)¦
^passez¦
^[mini|minimum|montant mini|montant minimum|mini*]( de| d')( )(la )[commande|livraison|facturation|achat|franco|colis|prise]¦
^[mini|minimum](.)( ht)( :|:)(<blank>)$
^acompte(s)¦
^arrhes¦
^caution(s)¦
^escompte¦
^remise(s)( de| exceptionnelle)( <digit>| #|…)$
^[reglement|paiement]¦
^port (et emballage )[offert|gratuit|franco|du|paye|inclus|en sus]
^[en dessous|au(-| )dessous|au(-| )dela|au(-| )dessus|moins|plus|a partir|des] (de |d')…[commande|achat|livraison]
^frais [de|d'] [port|livraison|transport|expedition|dossier|gestion|preparation]
`

/** What such a condition is added to other words by: 'Prix HT au kilo - livraison franco à partir de 150 €'. */
export const ADDED_CONDITIONS = phrases`
^franco( de)( port)( ht)( [a|des|pour|mini*|en|sur]¦| :|:|$)
^(la |nos )livraison(s) [offert*|gratuit*|franco|a partir|des]¦
^port [offert|gratuit|franco]
^[mini|minimum](.)( ht)(( de| d')( )[commande|livraison|facturation|achat]¦|( :|:)(<blank>)$)
^commande(s) [mini*|a partir|avant]¦
`
