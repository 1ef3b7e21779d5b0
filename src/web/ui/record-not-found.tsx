import { Text, Title } from '@mantine/core'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { ButtonLink } from './button-link.tsx'
import { PlateDrawing } from './drawings/plate.tsx'
import classes from './record-not-found.module.css'

export interface RecordNotFoundProps {
  title: string
  sentence: string
  /** The list that the record would be in. */
  back: { label: string; to: AppPath }
}

/** In place of a page about something that was deleted, or is somebody else's. */
export function RecordNotFound({ title, sentence, back }: RecordNotFoundProps) {
  return (
    <section className={classes.page}>
      <title>{`${title} · Gramme`}</title>
      <PlateDrawing />
      <Title order={1}>{title}</Title>
      <Text c="dimmed">{sentence}</Text>
      <ButtonLink to={back.to} variant="default">
        {back.label}
      </ButtonLink>
    </section>
  )
}
