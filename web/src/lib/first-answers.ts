declare global {
  // Calls that `first.ts` began before the scripts were there, by their path.
  var firstAnswers: Record<string, Promise<Response>> | undefined
}

const youngMs = 20_000

/** The answer to a call that the page began by itself, once; null when there is none, or none to rely on. */
export async function firstAnswer(path: string): Promise<Response | null> {
  const begun = globalThis.firstAnswers?.[path]
  if (!begun) return null
  delete globalThis.firstAnswers?.[path]
  const answer = performance.now() < youngMs ? await begun.catch(() => null) : null
  if (answer?.ok) return answer
  // Who is not signed in will be somebody else before they ask again.
  globalThis.firstAnswers = undefined
  return answer?.status === 401 ? answer : null
}
