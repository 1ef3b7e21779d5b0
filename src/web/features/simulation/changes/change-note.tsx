import classes from './change-line.module.css'
import type { Note } from './use-change-words.ts'

/** What a change comes to, or why it changes nothing. */
export function ChangeNote({ note: { text, look } }: { note: Note }) {
  return (
    <span className={classes.note} data-look={look} role={look === 'refused' ? 'alert' : undefined}>
      {text}
    </span>
  )
}
