/** Text that tries to leave the place where it stands. */

export const HOSTILE = [
  "'; drop table nodes; --",
  '"; drop table nodes; --',
  "' or 1=1 --",
  "') union select id, password_digest from users --",
  '$1',
  '$1::text',
  '%s %I %L',
  '\\',
  "\\'",
  "\\\\' or true --",
  '/*',
  '*/ select 1 /*',
  '--',
  '`',
  '"',
  "'",
  '""',
  "''",
  '$$',
  '$tag$; select 1; $tag$',
  '{}',
  '{"~node": 1}',
  "E'\\x27'",
  "U&'\\0027'",
  '\u2019 or 1=1',
  '\uFF07; select 1',
  'a\nb\r\n-- c',
  '\t',
  '%',
  '_',
  '\\%',
  '?',
  ':name',
  '@>',
  'pg_sleep(10)',
  'users',
  'nodes',
  'select',
  'public.users',
  'pg_catalog.pg_authid',
  'n0',
  'c0',
  'x1',
  'properties',
  '__proto__',
  'constructor',
  'toString',
  '~node',
  '~~',
  '𝒳',
  'a'.repeat(5000)
] as const

/** Those of them that a regular expression can be. */
export const HOSTILE_EXPRESSIONS = [
  "' or true --",
  "(?i)'; select 1 --",
  '(?s)a.b',
  '(a+)+$',
  '^a$',
  '\\d+',
  "\\'",
  '[\\w.]+',
  'a|b',
  '.*\\$1.*',
  '$$',
  '***:x',
  '(?:a)',
  '\\y'
] as const

export const quoted = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`

export const named = (text: string): string => `\`${text.replaceAll('`', '``')}\``
