// Generated from src/db/migrations/ by `npm run generate`. Do not edit.
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<unknown, string, string>
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

export interface Database {
  analysis_requests: {
    singleton: Generated<boolean>
    requested_by: string
    request_type: Generated<string>
    requested_at: Generated<Timestamp>
  }
  analysis_steps: {
    name: string
    finished_at: Timestamp
    duration_ms: number
    added: number
    removed: number
    error: string | null
  }
  asset_group_history: {
    id: Generated<number>
    created_at: Generated<Timestamp>
    actor: string
    email: string | null
    action: string
    target: string
    asset_group_tag_id: number
    environment_id: string | null
    note: string | null
  }
  asset_group_tag_members: {
    asset_group_tag_id: number
    node_id: number
    source: number
    node_primary_kind: string
    node_environment_id: string
    node_object_id: string
    node_name: string
    node_name_folded: ColumnType<string, never, never>
    node_object_id_folded: ColumnType<string, never, never>
    node_primary_kind_folded: ColumnType<string, never, never>
  }
  asset_group_tag_selector_nodes: {
    selector_id: number
    node_id: number
    source: number
    certified: Generated<number>
    certified_by: string | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    node_primary_kind: string
    node_environment_id: string
    node_object_id: string
    node_name: string
    node_name_folded: ColumnType<string, never, never>
    node_object_id_folded: ColumnType<string, never, never>
    node_primary_kind_folded: ColumnType<string, never, never>
  }
  asset_group_tag_selector_seeds: {
    selector_id: number
    number: number
    type: number
    value: string
  }
  asset_group_tag_selectors: {
    id: Generated<number>
    asset_group_tag_id: number
    created_at: Generated<Timestamp>
    created_by: string
    updated_at: Generated<Timestamp>
    updated_by: string
    disabled_at: Timestamp | null
    disabled_by: string | null
    name: string
    description: Generated<string>
    is_default: Generated<boolean>
    allow_disable: Generated<boolean>
    auto_certify: Generated<number>
  }
  asset_group_tags: {
    id: Generated<number>
    type: number
    kind_id: number
    name: string
    description: Generated<string>
    created_at: Generated<Timestamp>
    created_by: string
    updated_at: Generated<Timestamp>
    updated_by: string
    deleted_at: Timestamp | null
    deleted_by: string | null
    position: number | null
    require_certify: boolean | null
    analysis_enabled: boolean | null
    glyph: string | null
  }
  audit_logs: {
    id: Generated<number>
    created_at: Generated<Timestamp>
    actor_id: string
    actor_name: string
    actor_email: string
    action: string
    fields: Generated<Json>
    request_id: string
    source_ip_address: string
    status: string
    commit_id: string
  }
  auth_secrets: {
    id: Generated<number>
    user_id: string
    digest: string
    digest_method: string
    expires_at: Timestamp
    totp_activated: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    totp_secret: string | null
    totp_last_step: number | null
  }
  auth_tokens: {
    id: Generated<string>
    user_id: string | null
    client_id: string | null
    name: string | null
    key: string
    hmac_method: Generated<string>
    last_access: Timestamp | null
    expires_at: Timestamp | null
    created_by: string | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  client_events: {
    id: Generated<number>
    client_id: string
    rrule: string
    next_scheduled_at: Timestamp | null
    session_collection: boolean
    local_group_collection: boolean
    ad_structure_collection: boolean
    cert_services_collection: boolean
    ca_registry_collection: boolean
    dc_registry_collection: boolean
    all_trusted_domains: boolean
    ous: Generated<string[]>
    domains: Generated<string[]>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    deleted_at: Timestamp | null
  }
  client_job_logs: {
    id: Generated<number>
    job_id: number
    message: string
    created_at: Generated<Timestamp>
  }
  client_job_results: {
    id: Generated<number>
    job_id: number
    domain_name: string
    success: boolean
    message: Generated<string>
    user_count: Generated<number>
    group_count: Generated<number>
    computer_count: Generated<number>
    gpo_count: Generated<number>
    ou_count: Generated<number>
    container_count: Generated<number>
    aiaca_count: Generated<number>
    rootca_count: Generated<number>
    enterpriseca_count: Generated<number>
    ntauthstore_count: Generated<number>
    certtemplate_count: Generated<number>
    deleted_count: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  client_jobs: {
    id: Generated<number>
    client_id: string
    event_id: number | null
    status: Generated<number>
    status_message: Generated<string>
    execution_time: Generated<Timestamp>
    start_time: Timestamp | null
    end_time: Timestamp | null
    last_ingest: Timestamp | null
    last_activity: Timestamp | null
    session_collection: boolean
    local_group_collection: boolean
    ad_structure_collection: boolean
    cert_services_collection: boolean
    ca_registry_collection: boolean
    dc_registry_collection: boolean
    all_trusted_domains: boolean
    domain_controller: string | null
    ous: Generated<string[]>
    domains: Generated<string[]>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  clients: {
    id: Generated<string>
    name: string
    type: string
    domain_controller: string | null
    ip_address: Generated<string>
    hostname: Generated<string>
    configured_user: Generated<string>
    version: Generated<string>
    user_sid: Generated<string>
    last_checkin: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  custom_node_kinds: {
    id: Generated<number>
    kind_name: string
    config: Json
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  datapipe_status: {
    singleton: Generated<boolean>
    status: Generated<string>
    updated_at: Generated<Timestamp>
    last_complete_analysis_at: Timestamp | null
    last_analysis_run_at: Timestamp | null
    running_analysis: string | null
    analysis_schedule: string | null
    next_scheduled_analysis_at: Timestamp | null
  }
  edges: {
    id: Generated<number>
    start_id: number
    kind_id: number
    end_id: number
    properties: Generated<Json>
    last_seen: Generated<Timestamp>
  }
  edges_version: {
    singleton: Generated<boolean>
    version: Generated<string>
  }
  ingest_chunks: {
    file_id: number
    sequence: number
    checksum: number
    data: Buffer
  }
  ingest_files: {
    id: Generated<number>
    job_id: number
    name: string
    content_type: string
    size: Generated<number>
    created_at: Generated<Timestamp>
    stored_at: Timestamp | null
    digest: string | null
  }
  ingest_jobs: {
    id: Generated<number>
    user_id: string | null
    user_email_address: string | null
    status: Generated<number>
    status_message: Generated<string>
    start_time: Generated<Timestamp>
    end_time: Timestamp | null
    last_ingest: Timestamp | null
    total_files: Generated<number>
    failed_files: Generated<number>
    files_done: Generated<number>
    objects_done: Generated<number>
    objects_per_second: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    client_job_id: number | null
  }
  ingest_results: {
    id: Generated<number>
    job_id: number
    file_name: string
    parent_file_name: Generated<string>
    errors: Generated<string[]>
    warnings: Generated<string[]>
    objects: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  kinds: {
    id: Generated<number>
    name: string
  }
  nodes: {
    id: Generated<number>
    object_id: string
    kind_ids: number[]
    properties: Generated<Json>
    name: ColumnType<string | null, never, never>
    environment_id: ColumnType<string | null, never, never>
  }
  oidc_providers: {
    sso_provider_id: number
    issuer: string
    client_id: string
  }
  permissions: {
    id: Generated<number>
    authority: string
    name: string
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  roles: {
    id: Generated<number>
    name: string
    description: string
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  roles_permissions: {
    role_id: number
    permission_id: number
  }
  saml_assertions: {
    sso_provider_id: number
    assertion_id: string
    expires_at: Timestamp
  }
  saml_providers: {
    sso_provider_id: number
    metadata: string
    idp_issuer_uri: string
    idp_sso_uri: string
    idp_redirect_uri: string | null
    idp_certificates: string[]
    sp_private_key: string
    sp_certificate: string
  }
  saved_queries: {
    id: Generated<number>
    user_id: string | null
    name: string
    query: string
    description: Generated<string>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  saved_query_permissions: {
    id: Generated<number>
    query_id: number
    shared_to_user_id: string | null
    public: ColumnType<boolean, never, never>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  settings: {
    key: string
    value: Json
    updated_at: Generated<Timestamp>
  }
  sign_in_attempts: {
    name_digest: string
    address: string
    failures: number
    began_at: Timestamp
    succeeded_at: Timestamp | null
  }
  source_kinds: {
    id: Generated<number>
    name: string
  }
  sso_codes: {
    digest: string
    user_id: string
    sso_provider_id: number
    expires_at: Timestamp
  }
  sso_providers: {
    id: Generated<number>
    type: string
    name: string
    slug: string
    auto_provision: Generated<boolean>
    default_role_id: number | null
    role_provision: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  sso_requests: {
    id: string
    sso_provider_id: number
    browser_digest: string
    code_verifier: string | null
    expires_at: Timestamp
  }
  user_sessions: {
    id: Generated<number>
    user_id: string
    auth_provider_type: Generated<number>
    auth_provider_id: number | null
    expires_at: Timestamp
    flags: Generated<Json>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  users: {
    id: Generated<string>
    sso_provider_id: number | null
    first_name: string | null
    last_name: string | null
    email_address: string | null
    principal_name: string
    last_login: Timestamp | null
    is_disabled: Generated<boolean>
    eula_accepted: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  users_roles: {
    user_id: string
    role_id: number
  }
  zone_exposures: {
    id: Generated<number>
    asset_group_tag_id: number
    environment_id: string
    composition: Json
    principals: number
    exposed_principals: number
    exposed_here: number
    choke_edges: number
    analysed_at: Timestamp
  }
}
