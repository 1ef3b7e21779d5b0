import { BACKUP_DAYS, ERASED_WITHIN_DAYS, GRACE_DAYS } from '#domain/house/erasure-days.ts'
import type { LegalText } from '../../../legal-text.ts'

export const privacy: LegalText<'privacy'> = {
  meta: {
    title: 'Politique de confidentialité',
    description:
      'Quelles données personnelles Gramme traite, pourquoi, sur quelle base et combien de temps, qui les voit, comment elles sont protégées et quels sont vos droits.',
  },
  title: 'Politique de confidentialité',
  lead: 'Gramme ne demande que ce qu’il lui faut pour fonctionner, ne suit personne et n’envoie rien à des tiers.',
  sections: {
    responsable: {
      title: 'Responsable du traitement',
      body: `<p>Le responsable du traitement, au sens du règlement (UE) 2016/679 (RGPD), est {name}, {address}, joignable à l’adresse <mail>{email}</mail> et au <tel>{phone}</tel>. Ses autres coordonnées figurent dans les <legal>mentions légales</legal>.</p>
<p>Pour les coordonnées de tiers que vous enregistrez vous-même, comme celles de vos fournisseurs, vous êtes responsable du traitement et l’exploitant n’est que votre sous-traitant\u00a0: il les conserve pour vous, ne s’en sert pas, et les supprime avec votre compte.</p>`,
    },
    collecte: {
      title: 'Ce que vous nous confiez',
      body: `<ul><li><b>Pour le compte\u00a0:</b> votre nom, votre adresse email et un mot de passe. Ils sont nécessaires\u00a0: sans eux, pas de compte.</li>
<li><b>En travaillant\u00a0:</b> fiches, produits, prix, fournisseurs, gammes, cartes, menus, ventes, photos et réglages. Vous décidez de ce que vous saisissez.</li>
<li><b>Pendant une session\u00a0:</b> l’adresse IP et le nom du navigateur depuis lesquels elle a servi en dernier, avec l’heure\u00a0: les paramètres vous les montrent.</li>
<li><b>Si vous le choisissez\u00a0:</b> la clé de votre application de codes, et pour chaque clé d’accès sa partie publique, le nom que vous lui donnez et sa dernière utilisation\u00a0; pour chaque jeton d’accès d’un programme, son empreinte, son nom, sa fin, et l’heure et l’adresse IP de sa dernière utilisation.</li>
<li><b>En nous écrivant\u00a0:</b> nom, adresse email, sujet et message du formulaire de contact.</li></ul>
<p>Aucune donnée n’est achetée, déduite ou reçue d’ailleurs. Gramme ne mesure pas l’audience et ne dresse aucun profil\u00a0; aucune décision n’est prise automatiquement à votre sujet. Vos clients qui lisent une carte publiée n’ont rien à donner\u00a0: sa page ne dépose aucun cookie et n’enregistre pas leur passage.</p>`,
    },
    traitements: {
      title: 'Finalités, bases légales et durées',
      body: `<table>processing</table>
<p>Le journal du serveur note les erreurs, pas les visites. Il peut s’y ajouter le journal technique que l’hébergeur tient de son côté pour la sécurité de ses machines.</p>`,
    },
    destinataires: {
      title: 'Qui voit vos données',
      body: `<p>Vous, et les personnes que l’exploitant a chargées de faire fonctionner le service, dans la mesure de leur tâche. L’hébergeur et le prestataire de courrier électronique de l’exploitant en sont les sous-traitants techniques\u00a0: le premier garde les machines, le second achemine les messages de réinitialisation et de contact.</p>
<p>Rien n’est vendu, loué ni cédé. Aucune page n’appelle le site d’un tiers\u00a0: ni police de caractères, ni carte, ni réseau social. L’exploitant ne répond à une demande d’une autorité que si la loi l’y oblige.</p>`,
    },
    lieu: {
      title: 'Où elles se trouvent',
      body: `<p>Les données sont conservées chez l’hébergeur nommé dans les <legal>mentions légales</legal>. Si l’exploitant devait confier des données à un prestataire établi hors de l’Espace économique européen, ce serait vers un pays reconnu adéquat par la Commission européenne ou sous ses clauses contractuelles types, et cette page le dirait.</p>`,
    },
    suppression: {
      title: 'Suppression du compte',
      body: `<p>Vous supprimez votre compte vous-même, dans les paramètres. Ses sessions et ses jetons d’accès s’arrêtent et la carte publiée n’est plus en ligne aussitôt. Pendant ${GRACE_DAYS}\u00a0jours, vous connecter rétablit le compte\u00a0; ensuite il est effacé de la base de données avec tout ce qu’il contient. Un message vous le dit à chaque étape. Pour un effacement immédiat, écrivez à l’exploitant.</p>
<p>Les copies de sauvegarde que l’exploitant aurait faites auparavant sont effacées ou remplacées à leur tour\u00a0: elles sont gardées ${BACKUP_DAYS}\u00a0jours au plus. Au plus tard <b>${ERASED_WITHIN_DAYS} jours après votre demande de suppression</b>, sauvegardes comprises, il ne reste plus de données personnelles de ce compte, sauf celles que la loi obligerait à conserver, pour la seule durée qu’elle fixe.</p>`,
    },
    securite: {
      title: 'Comment elles sont protégées',
      body: `<ul><li>Le mot de passe n’est jamais enregistré\u00a0: seule l’est une empreinte salée (argon2id), dont on ne peut pas le retrouver.</li>
<li>La session tient dans un cookie HttpOnly, qu’aucun script ne peut lire\u00a0; sur une adresse en https, il ne voyage que chiffré.</li>
<li>La base de données elle-même sépare les comptes, ligne par ligne\u00a0: une requête faite pour l’un ne peut pas lire l’autre.</li>
<li>Les essais de mot de passe répétés sont ralentis, puis refusés un moment.</li></ul>
<p>En cas de violation de données présentant un risque pour vous, l’exploitant la notifie à la CNIL dans les 72 heures et vous en informe lorsque le risque est élevé (articles 33 et 34 du RGPD).</p>`,
    },
    droits: {
      title: 'Vos droits',
      body: `<p>Vous avez le droit d’accéder à vos données, de les rectifier, de les effacer, d’en limiter le traitement, de vous y opposer lorsqu’il repose sur l’intérêt légitime, et de les recevoir dans un format réutilisable. Vous pouvez aussi donner des directives sur leur sort après votre décès (article 85 de la loi n°\u00a078-17 du 6 janvier 1978).</p>
<p>La plupart s’exercent sans rien demander à personne, dans les paramètres\u00a0: «\u00a0Télécharger mes données\u00a0» réunit tout le compte dans un fichier JSON, le nom s’y corrige, le compte s’y supprime. Pour le reste, écrivez à <mail>{email}</mail> ou par la page <contact>Contact</contact>\u00a0: une réponse vous est due dans le mois. Une preuve d’identité n’est demandée qu’en cas de doute sérieux.</p>`,
    },
    reclamation: {
      title: 'Réclamation auprès de la CNIL',
      body: `<p>Si la réponse ne vous satisfait pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés\u00a0: CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, <cnil>www.cnil.fr</cnil>.</p>`,
    },
    modification: {
      title: 'Modification de cette politique',
      body: `<p>La date de la dernière mise à jour figure en tête de cette page. Un changement qui touche à vos droits ou à l’usage de vos données y est annoncé avant de s’appliquer.</p>`,
    },
  },
}
