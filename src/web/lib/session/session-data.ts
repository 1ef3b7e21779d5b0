/** Who is signed in, and until when. */
export interface Session {
  user: { id: string; email: string; name: string }
  /** When the session ends unless it is renewed, in milliseconds since 1970. */
  expiresAt: number
}
