import type { LegalText } from '../../../legal-text.ts'

export const notice: LegalText<'legal'> = {
  meta: {
    title: 'Mentions légales',
    description:
      'Qui édite et qui héberge ce site\u00a0: société, directeur de la publication, hébergeur, coordonnées, propriété intellectuelle et signalement de contenus.',
  },
  title: 'Mentions légales',
  lead: 'Informations dues au titre de la loi n°\u00a02004-575 du 21 juin 2004 pour la confiance dans l’économie numérique (article 1-1, auparavant article 6, III).',
  sections: {
    editeur: {
      title: 'Éditeur',
      body: `<ul><li><b>Dénomination\u00a0:</b> {name}</li>
<li><b>Forme juridique\u00a0:</b> {legalForm}</li>
<li><b>Capital social\u00a0:</b> {capital}</li>
<li><b>Siège social\u00a0:</b> {address}</li>
<li><b>Immatriculation\u00a0:</b> {registration}</li>
<li><b>TVA intracommunautaire\u00a0:</b> {vatNumber}</li>
<li><b>Téléphone\u00a0:</b> <tel>{phone}</tel></li>
<li><b>Email\u00a0:</b> <mail>{email}</mail></li></ul>`,
    },
    directeur: {
      title: 'Directeur de la publication',
      body: `<p>{director}</p>`,
    },
    hebergeur: {
      title: 'Hébergeur',
      body: `<ul><li><b>Dénomination\u00a0:</b> {hostName}</li>
<li><b>Adresse\u00a0:</b> {hostAddress}</li>
<li><b>Téléphone\u00a0:</b> <tel>{hostPhone}</tel></li></ul>`,
    },
    contact: {
      title: 'Nous joindre',
      body: `<p>Par la page <contact>Contact</contact>, par email à <mail>{email}</mail>, par téléphone au <tel>{phone}</tel> ou par courrier à l’adresse ci-dessus.</p>`,
    },
    propriete: {
      title: 'Propriété intellectuelle',
      body: `<p>Gramme est un logiciel libre, distribué sous licence MIT\u00a0: son code peut être utilisé, copié, modifié et redistribué aux conditions de cette licence. Les polices de caractères et les bibliothèques qu’il emploie gardent chacune leur licence libre.</p>
<p>Les recettes, photos, cartes et autres contenus saisis dans les comptes appartiennent à leurs auteurs. Ils ne peuvent être repris sans leur accord.</p>`,
    },
    signalement: {
      title: 'Signaler un contenu illicite',
      body: `<p>Les cartes que les restaurateurs publient avec Gramme sont éditées par eux. Pour signaler un contenu illicite, écrivez à <mail>{email}</mail> ou par la page <contact>Contact</contact>, en indiquant l’adresse de la page, ce que vous y contestez et pourquoi\u00a0; les <terms>conditions générales</terms> disent la suite qui y est donnée.</p>`,
    },
    donnees: {
      title: 'Données personnelles et cookies',
      body: `<p>Voyez la <privacy>politique de confidentialité</privacy> et la <cookies>politique de cookies</cookies>.</p>`,
    },
  },
}
