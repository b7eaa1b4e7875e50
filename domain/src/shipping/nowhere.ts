/** Whether a zone lies nowhere: nothing is sent there, and what is collected stands in it, since every method needs a zone. */
export const isNowhere = ({
  states,
  postcodes,
}: {
  states: readonly string[]
  postcodes: readonly string[]
}): boolean => states.length === 0 && postcodes.length === 0
