// Generated from openapi/ by `npm run generate`. Do not edit.
export const lists = {
  "listSsoProviders": {
    "filters": {
      "id": "integer",
      "name": "string",
      "slug": "string",
      "type": "string",
      "created_at": "timestamp",
      "updated_at": "timestamp"
    },
    "sortable": [
      "id",
      "name",
      "slug",
      "type",
      "created_at",
      "updated_at"
    ]
  },
  "listAssetGroupTags": {
    "filters": {
      "type": "integer",
      "name": "string",
      "description": "string",
      "created_at": "timestamp",
      "created_by": "string",
      "updated_at": "timestamp",
      "updated_by": "string",
      "deleted_at": "timestamp",
      "deleted_by": "string",
      "require_certify": "boolean",
      "analysis_enabled": "boolean"
    },
    "sortable": []
  },
  "listAssetGroupTagHistory": {
    "filters": {
      "created_at": "timestamp",
      "actor": "string",
      "email": "string",
      "action": "string",
      "target": "string",
      "asset_group_tag_id": "integer",
      "environment_id": "string",
      "note": "string"
    },
    "sortable": [
      "created_at"
    ]
  },
  "searchAssetGroupTagHistory": {
    "filters": {
      "created_at": "timestamp",
      "actor": "string",
      "email": "string",
      "action": "string",
      "target": "string",
      "asset_group_tag_id": "integer",
      "environment_id": "string",
      "note": "string"
    },
    "sortable": [
      "created_at"
    ]
  },
  "listCertifications": {
    "filters": {
      "primary_kind": "string",
      "name": "string",
      "object_id": "string",
      "asset_group_tag_id": "integer",
      "certified": "integer",
      "certified_by": "string",
      "created_at": "timestamp"
    },
    "sortable": []
  },
  "listAssetGroupTagMembers": {
    "filters": {
      "primary_kind": "string",
      "name": "string",
      "object_id": "string"
    },
    "sortable": [
      "id",
      "objectid",
      "name"
    ]
  },
  "listAssetGroupTagSelectors": {
    "filters": {
      "name": "string",
      "description": "string",
      "type": "integer",
      "auto_certify": "integer",
      "is_default": "boolean",
      "disabled": "boolean",
      "disabled_at": "timestamp",
      "disabled_by": "string",
      "created_at": "timestamp",
      "created_by": "string",
      "updated_at": "timestamp",
      "updated_by": "string"
    },
    "sortable": [
      "id",
      "name",
      "created_at"
    ]
  },
  "listAssetGroupTagSelectorMembers": {
    "filters": {
      "primary_kind": "string",
      "name": "string",
      "object_id": "string"
    },
    "sortable": [
      "id",
      "objectid",
      "name"
    ]
  },
  "listSavedQueries": {
    "filters": {
      "id": "integer",
      "user_id": "uuid",
      "name": "string",
      "query": "string",
      "description": "string",
      "created_at": "timestamp",
      "updated_at": "timestamp"
    },
    "sortable": [
      "id",
      "user_id",
      "name",
      "query",
      "description",
      "created_at",
      "updated_at"
    ]
  },
  "listClients": {
    "filters": {
      "name": "string",
      "type": "string",
      "ip_address": "string",
      "hostname": "string",
      "configured_user": "string",
      "version": "string",
      "user_sid": "string",
      "last_checkin": "timestamp",
      "domain_controller": "string",
      "id": "uuid",
      "current_job_id": "integer",
      "completed_job_count": "integer",
      "created_at": "timestamp",
      "updated_at": "timestamp"
    },
    "sortable": [
      "name",
      "ip_address",
      "hostname",
      "configured_user",
      "last_checkin",
      "completed_job_count",
      "created_at",
      "updated_at"
    ]
  },
  "listClientCompletedJobs": {
    "filters": {
      "id": "integer",
      "event_id": "integer",
      "status": "integer",
      "execution_time": "timestamp",
      "start_time": "timestamp",
      "end_time": "timestamp",
      "created_at": "timestamp",
      "updated_at": "timestamp"
    },
    "sortable": [
      "id",
      "status",
      "execution_time",
      "start_time",
      "end_time",
      "created_at",
      "updated_at"
    ]
  },
  "listJobs": {
    "filters": {
      "id": "integer",
      "client_id": "uuid",
      "event_id": "integer",
      "status": "integer",
      "execution_time": "timestamp",
      "start_time": "timestamp",
      "end_time": "timestamp",
      "created_at": "timestamp",
      "updated_at": "timestamp"
    },
    "sortable": [
      "id",
      "status",
      "execution_time",
      "start_time",
      "end_time",
      "created_at",
      "updated_at"
    ]
  },
  "listFinishedJobs": {
    "filters": {
      "id": "integer",
      "client_id": "uuid",
      "event_id": "integer",
      "status": "integer",
      "execution_time": "timestamp",
      "start_time": "timestamp",
      "end_time": "timestamp",
      "created_at": "timestamp",
      "updated_at": "timestamp"
    },
    "sortable": [
      "id",
      "status",
      "execution_time",
      "start_time",
      "end_time",
      "created_at",
      "updated_at"
    ]
  },
  "listEvents": {
    "filters": {
      "id": "integer",
      "rrule": "string",
      "next_scheduled_at": "timestamp",
      "client_id": "uuid",
      "created_at": "timestamp",
      "updated_at": "timestamp",
      "deleted_at": "timestamp",
      "session_collection": "boolean",
      "local_group_collection": "boolean",
      "ad_structure_collection": "boolean",
      "cert_services_collection": "boolean",
      "ca_registry_collection": "boolean",
      "dc_registry_collection": "boolean"
    },
    "sortable": [
      "next_scheduled_at",
      "id",
      "created_at",
      "updated_at",
      "deleted_at"
    ]
  },
  "listPlatformUsers": {
    "filters": {
      "principal_name": "string",
      "first_name": "string",
      "last_name": "string",
      "email_address": "string",
      "id": "uuid",
      "last_login": "timestamp",
      "created_at": "timestamp",
      "updated_at": "timestamp"
    },
    "sortable": [
      "principal_name",
      "first_name",
      "last_name",
      "email_address",
      "id",
      "last_login",
      "created_at",
      "updated_at"
    ]
  },
  "listPlatformUsersMinimal": {
    "filters": {
      "id": "uuid",
      "first_name": "string",
      "last_name": "string",
      "email_address": "string"
    },
    "sortable": []
  },
  "listRoles": {
    "filters": {
      "id": "integer",
      "name": "string",
      "created_at": "timestamp",
      "updated_at": "timestamp"
    },
    "sortable": [
      "id",
      "name",
      "description",
      "created_at",
      "updated_at"
    ]
  },
  "listPermissions": {
    "filters": {
      "id": "integer",
      "authority": "string",
      "name": "string",
      "created_at": "timestamp",
      "updated_at": "timestamp"
    },
    "sortable": [
      "id",
      "authority",
      "name",
      "created_at",
      "updated_at"
    ]
  },
  "listTokens": {
    "filters": {
      "id": "uuid",
      "user_id": "uuid",
      "name": "string",
      "hmac_method": "string",
      "last_access": "timestamp",
      "created_at": "timestamp",
      "updated_at": "timestamp"
    },
    "sortable": [
      "id",
      "user_id",
      "name",
      "last_access",
      "created_at",
      "updated_at"
    ]
  },
  "listFileUploadJobs": {
    "filters": {
      "id": "integer",
      "user_id": "uuid",
      "user_email_address": "string",
      "status": "integer",
      "status_message": "string",
      "start_time": "timestamp",
      "end_time": "timestamp",
      "last_ingest": "timestamp",
      "created_at": "timestamp",
      "updated_at": "timestamp",
      "deleted_at": "timestamp"
    },
    "sortable": [
      "id",
      "user_id",
      "user_email_address",
      "status",
      "status_message",
      "start_time",
      "end_time",
      "last_ingest",
      "created_at",
      "updated_at",
      "deleted_at"
    ]
  },
  "listAuditLogs": {
    "filters": {
      "id": "integer",
      "created_at": "timestamp",
      "actor_id": "string",
      "actor_name": "string",
      "actor_email": "string",
      "action": "string",
      "request_id": "uuid",
      "source_ip_address": "string",
      "status": "string"
    },
    "sortable": [
      "id",
      "created_at",
      "actor_id",
      "actor_name",
      "actor_email",
      "action",
      "request_id",
      "source_ip_address",
      "status"
    ]
  },
  "searchEntities": {
    "filters": {},
    "sortable": []
  },
  "listAvailableDomains": {
    "filters": {
      "objectid": "string",
      "name": "string",
      "collected": "boolean"
    },
    "sortable": [
      "objectid",
      "name"
    ]
  },
  "listDomainRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listUserRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listGroupRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listComputerRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listOuRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listGpoRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listContainerRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listCertTemplateControllers": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listPublishedToCas": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listEnterpriseCaRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listRootCaRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listAiaCaRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listNtAuthStoreRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listIssuancePolicyRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listBaseRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listAzureRelated": {
    "filters": {},
    "sortable": [
      "name",
      "objectID"
    ]
  },
  "listKinds": {
    "filters": {
      "type": "string"
    },
    "sortable": []
  }
} as const
