import type { LegalText } from '../../../legal-text.ts'

export const cookies: LegalText<'cookies'> = {
  meta: {
    title: 'Politique de cookies',
    description:
      'Les cookies et le stockage du navigateur dont Gramme se sert, chacun avec son nom, son rôle et sa durée, et pourquoi aucun bandeau ne vous est montré.',
  },
  title: 'Politique de cookies',
  lead: 'Uniquement ce qu’il faut pour fonctionner. Rien ne vous suit, d’où l’absence de bandeau.',
  sections: {
    principe: {
      title: 'En bref',
      body: `<p>Un cookie est un petit texte que votre navigateur garde et renvoie au site qui l’a déposé. Les pages publiques de Gramme et les cartes que lisent les clients d’un restaurant n’en déposent aucun. Les premiers arrivent quand vous créez un compte ou vous connectez, parce qu’il faut alors vous reconnaître d’une page à l’autre.</p>
<p>Aucun cookie n’est déposé par un tiers\u00a0: les pages n’appellent que le serveur qui les sert.</p>`,
    },
    cookies: {
      title: 'Les cookies',
      body: `<table>cookies</table>
<p>Sur une adresse en https, les noms qui commencent par <code>gramme.</code> sont précédés de <code>__Host-</code>, ou de <code>__Secure-</code> si l’adresse de Gramme a un chemin, et ces cookies ne voyagent que chiffrés. Ce chemin précède alors <code>gramme-read</code> et <code>gramme-sign-out</code> dans le stockage.</p>`,
    },
    stockage: {
      title: 'Le stockage du navigateur',
      body: `<p>Votre navigateur garde aussi, pour lui seul, quelques réglages et ce qu’il faut pour ne rien perdre. Rien de cela n’est envoyé au serveur sans que vous l’enregistriez.</p>
<table>storage</table>`,
    },
    duree: {
      title: 'Durée maximale',
      body: `<p>Aucun cookie de Gramme ne vit plus de <b>13 mois</b>, durée que recommande la CNIL. Le plus durable en vit douze\u00a0; se connecter de nouveau le renouvelle.</p>`,
    },
    consentement: {
      title: 'Pourquoi aucun bandeau',
      body: `<p>L’article 82 de la loi n°\u00a078-17 du 6 janvier 1978 demande votre accord avant de lire ou d’écrire dans votre appareil, sauf lorsque c’est strictement nécessaire à un service que vous demandez. Tout ce qui figure ci-dessus entre dans cette exception\u00a0: rester connecté, garder une langue, ne pas perdre une saisie, lire sans réseau. Il n’y a donc rien à accepter ni à refuser.</p>
<p>Si un jour un cookie devait demander votre accord, il ne serait pas déposé avant que vous l’ayez donné.</p>`,
    },
    gerer: {
      title: 'Les effacer ou les bloquer',
      body: `<p>Votre navigateur permet de voir, d’effacer et de bloquer les cookies et le stockage d’un site, en général sous «\u00a0Confidentialité\u00a0» dans ses réglages. Si vous bloquez les cookies de Gramme, les pages publiques et la démonstration restent lisibles, mais vous ne pourrez pas vous connecter. Si vous bloquez seulement le stockage, Gramme fonctionne sans retenir langue, thème ni brouillons.</p>
<p>Se déconnecter efface le cookie de session, les brouillons et les pages gardées pour la lecture hors ligne.</p>`,
    },
    modification: {
      title: 'Modification de cette politique',
      body: `<p>La date de la dernière mise à jour figure en tête de cette page. Pour toute question, la page <contact>Contact</contact> est là\u00a0; la <privacy>politique de confidentialité</privacy> dit le reste.</p>`,
    },
  },
}
