import { phrases } from '../../words/word-list.ts'

/** What a sentence of a letter says in front of a recipe. */
export const COVER_WORDS = phrases`
je
j'
tu
te
t'
vous
nous
on
voici
voila
ci-[joint|dessous|apres]
comme [promis|convenu|demande|prevu|annonce]
suite a
recette
fiche
promised
recipe
you
here
i
`
