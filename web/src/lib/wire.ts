export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

// An answer as it arrived, before its envelope is read. `body` is null when it was no JSON.
export type Wire = { status: number; body: unknown; headers: Headers }
