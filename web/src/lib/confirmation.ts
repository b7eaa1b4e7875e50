// Some calls are refused until the person has given the password once more (`must_confirm`). Whoever can ask for it says so here.
export function askIdentityBy(ask: (() => Promise<boolean>) | null): void {
  asker = ask
}

let asker: (() => Promise<boolean>) | null = null

// True when the person has now proved who he is, so that the refused call can be sent again.
export const hasConfirmed = async (body: unknown): Promise<boolean> => asker !== null && asksProof(body) && asker()

const asksProof = (body: unknown): boolean => isObject(body) && isObject(body.data) && body.data.must_confirm === true

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
