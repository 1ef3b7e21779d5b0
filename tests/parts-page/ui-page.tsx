import { Group, Stack, Text, Title } from '@mantine/core'
import { Notices } from '#web/ui/notices.tsx'
import type { Examples } from './example.ts'

const FILES = import.meta.glob<{ examples: Examples }>('./examples/*.tsx', { eager: true })

const SECTIONS = Object.entries(FILES).map(([path, { examples }]) => ({
  name: path.replace(/^.*[/]|[.]tsx$/g, ''),
  examples: Object.entries(examples),
}))

export function UiPage() {
  return (
    <Stack p="lg" maw={720} mx="auto">
      <Group gap="sm" mb="lg">
        {SECTIONS.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </Group>
      {SECTIONS.map(({ name, examples }) => (
        <Stack key={name} id={name} component="section" mb="xl">
          <Title order={2}>{name}</Title>
          {examples.map(([part, Example]) => (
            <div key={part}>
              <Text size="xs" c="dimmed" mb={4}>
                {part}
              </Text>
              <Example />
            </div>
          ))}
        </Stack>
      ))}
      <Notices />
    </Stack>
  )
}
