import { Client } from 'pg'

type Send = (this: Client, ...args: unknown[]) => unknown

/**
 * Makes every connection of this process send `replacements[text]` wherever it would send exactly `text`, with the same values: a
 * race's control takes a lock away so, from outside. One that is sent no more replaces nothing, and its control goes red.
 * Answers how to end it.
 */
export function replaceStatements(replacements: Readonly<Record<string, string>>): () => void {
  const places = Client.prototype as { query: unknown } // its overloads do not matter here: arguments are passed on
  const send = places.query as Send
  const replaced: Send = function (config, ...rest) {
    const text = isStatement(config) ? replacements[config.text] : undefined
    // Without its name: the connection may have prepared the true one under it.
    return send.call(
      this,
      isStatement(config) && text !== undefined ? { text, values: config.values } : config,
      ...rest,
    )
  }
  places.query = replaced
  return () => {
    places.query = send
  }
}

const isStatement = (config: unknown): config is { text: string; values?: unknown[] } =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'
