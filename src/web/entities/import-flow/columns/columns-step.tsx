import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { SourceName } from '#web/ui/table-file/source-name.tsx'
import { useImportTexts } from '../import-texts.ts'
import type { ImportTypes } from '../import-types.ts'
import type { ImportView } from '../import-view.ts'
import type { ImportFileControl } from '../source/use-import-file.ts'
import { ColumnChoices } from './column-choices.tsx'
import { HeaderFields } from './header-fields.tsx'
import { Preview } from './preview.tsx'

export interface ColumnsStepProps<Types extends ImportTypes> {
  view: ImportView<Types>
  control: ImportFileControl<Types>
  onContinue: () => void
}

/** The second step: what each column holds, and the rows as they will be stored. */
export function ColumnsStep<Types extends ImportTypes>({
  view,
  control,
  onContinue,
}: ColumnsStepProps<Types>) {
  const { t, refusalText } = useImportTexts()
  const { Defaults } = view
  const { source, opened, proposal, mapping, read, lacking, work } = control.file
  if (opened === null || proposal === null || mapping === null) return null
  const ready = read !== null && read.rows > 0 && work === null
  const next = (
    <Button onClick={onContinue} disabled={!ready} loading={work !== null}>
      {t('columns.continue')}
    </Button>
  )
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end">
        <div>
          {source !== null && <SourceName source={source} />}
          <Title order={2} size="h4">
            {t('columns.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('columns.lead')}
          </Text>
        </div>
        {next}
      </Group>
      <HeaderFields control={control} />
      {lacking !== null && <ErrorBanner text={refusalText(lacking)} />}
      {read?.rows === 0 && <ErrorBanner text={t('columns.nothing')} />}
      <ColumnChoices
        view={view}
        head={opened.head}
        proposal={proposal}
        mapping={mapping}
        onMapping={control.remap}
      />
      {Defaults !== undefined && <Defaults control={control} />}
      {read === null ? (
        lacking === null && <TableSkeleton />
      ) : (
        <Preview view={view} control={control} read={read} />
      )}
      <Group justify="flex-end">{next}</Group>
    </Stack>
  )
}
