import { Highlighted } from '../highlighted.tsx'
import { useNavigation } from '../navigation.ts'

// A text of a row, with what its list is searched for marked.
export function Found({ text }: { text: string }) {
  const { search } = useNavigation()
  return <Highlighted text={text} words={new URLSearchParams(search).get('term') ?? ''} />
}
