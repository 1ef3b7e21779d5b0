import { phrases } from '../../words/word-list.ts'

/** What a till calls the meal at midday. */
export const LUNCH = phrases`
¦midi¦
¦dejeuner(s)¦
¦lunch¦
¦noon¦
`

/** What it calls the one of the evening. */
export const DINNER = phrases`
¦soir(s)¦
¦soiree(s)¦
¦diner(s)¦
¦dinner¦
¦evening¦
`
