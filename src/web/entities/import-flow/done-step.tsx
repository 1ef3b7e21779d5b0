import { Button, Card, Group, Stack, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Columns } from '#web/ui/columns.tsx'
import { Figure } from '#web/ui/figure.tsx'
import { useImportTexts } from './import-texts.ts'

export interface DoneStepProps {
  fileName: string
  /** What the file did, one figure for each kind. */
  figures: readonly (readonly [label: string, count: number])[]
  /** What it did beside that. */
  children?: ReactNode
  /** Leads to what was imported. */
  link: ReactNode
  undone: boolean
  onUndo: () => void
  onAnother: () => void
}

/** The last step: what the file did, and a way back. */
export function DoneStep(props: DoneStepProps) {
  const { fileName, figures, children, link, undone, onUndo, onAnother } = props
  const { t } = useImportTexts()
  return (
    <Stack gap="lg">
      <Card>
        <Group gap="sm" mb="md" wrap="nowrap" component="output">
          <IconCircleCheck size={24} color="var(--margin-high)" aria-hidden />
          <Title order={2} size="h3">
            {undone ? t('done.undone') : t('done.title', { file: fileName })}
          </Title>
        </Group>
        {!undone && (
          <>
            <Columns base={2} xs={3} md={figures.length}>
              {figures.map(([label, count]) => (
                <Figure key={label} label={label} value={t('done.count', { count })} />
              ))}
            </Columns>
            {children}
          </>
        )}
      </Card>
      <Group>
        {link}
        <Button variant="default" onClick={onAnother}>
          {t('done.another')}
        </Button>
        {!undone && (
          <Button variant="default" onClick={onUndo}>
            {t('done.undo')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
