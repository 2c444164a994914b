/** A client of the public API, no more than the demo needs. */
import { setTimeout as sleep } from 'node:timers/promises'

export type Client = {
  token: string
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: Buffer, contentType?: string): Promise<T>
  put<T>(path: string): Promise<T>
}

async function request<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init)
  if (response.status === 429) {
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000)
    return request(url, init)
  }
  const text = await response.text()
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}

export async function signIn(address: string, username: string, secret: string): Promise<Client> {
  const { data } = await request<{ data: { session_token: string } }>(`${address}/api/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login_method: 'secret', username, secret })
  })
  const token = data.session_token
  const authorization = `Bearer ${token}`
  return {
    token,
    get: (path) => request(`${address}${path}`, { headers: { authorization } }),
    post: (path, body, type) =>
      request(`${address}${path}`, {
        method: 'POST',
        headers: { authorization, ...(type ? { 'content-type': type } : {}) },
        ...(body ? { body: new Uint8Array(body) } : {})
      }),
    put: (path) => request(`${address}${path}`, { method: 'PUT', headers: { authorization } })
  }
}
